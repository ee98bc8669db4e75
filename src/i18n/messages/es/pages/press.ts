import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const press: Messages['press']['press'] = {
  head: {
    title: `Prensa y medios – ${product}`,
    description: `Logotipos, un video y datos breves de ${product}, la IA que explica la salud con palabras sencillas. Úselos gratis en su nota.`,
  },
  backToHome: 'Volver al inicio',
  heading: 'Prensa y medios',
  lead: `Todo lo que necesita para escribir o hablar de ${product}.`,
  logoCaption: `El logotipo de ${product}`,
  facts: {
    title: 'En pocas palabras',
    text: `${product} es una IA que da información médica a las personas mayores con palabras sencillas. Se le puede preguntar por web, por WhatsApp o por teléfono. No es un médico ni lo reemplaza.`,
    list: [
      { label: 'Empresa', text: `${product}, una marca de ${brand.parentCompany}` },
      {
        label: 'Se ofrece en',
        text: 'Estados Unidos, Canadá, México, la India y los Emiratos Árabes Unidos',
      },
    ],
    contactLabel: 'Contacto para la prensa',
  },
  videos: {
    title: 'Videos destacados',
    /** The one video; also the title of its frame. */
    name: 'Demostración del producto',
    play: 'Ver el video',
    note: 'Viene de YouTube. Se carga únicamente cuando usted presiona el botón para verlo.',
  },
  assets: {
    title: 'Archivos de la marca',
    lead: 'Puede usar estos archivos en noticias sobre nosotros. Por favor, no los estire, no les cambie el color ni los recorte.',
    loading: 'La imagen se está cargando.',
    failed: 'La imagen no se cargó. Aun así puede descargar el archivo.',
  },
};

/** The files to download. */
export const assetMessages: Messages['press']['assetMessages'] = {
  logo: {
    title: 'Solo el logotipo (cuadrado)',
    alt: `El logotipo de ${product} sobre un cuadrado liso.`,
    use: 'Para íconos de aplicaciones y fotos de perfil.',
  },
  transparentLogo: {
    title: 'Solo el logotipo, transparente (cuadrado)',
    alt: `El logotipo de ${product} sin fondo.`,
    use: 'Para ponerlo sobre un fondo claro.',
  },
  logoAndName: {
    title: 'Logotipo y nombre (rectángulo)',
    alt: `El logotipo de ${product} junto al nombre ${product}.`,
    use: 'Para artículos, láminas y carteles.',
  },
};

/** What kind of file it is, and its size. */
export const fileFacts: Messages['press']['fileFacts'] = (formats, width, height) =>
  `${formats}, ${width} × ${height} píxeles`;

/** Words of the two actions of a brand file (specification, section 2). */
export const assetActions: Messages['press']['assetActions'] = {
  save: 'Descargar',
  copyLink: 'Copiar el enlace',
  saveName: (title) => `Descargar “${title}”`,
  copyLinkName: (title) => `Copiar el enlace a “${title}”`,
  copied: '¡Copiado!',
  /** Said by screen readers after a copy. */
  copiedStatus: (title) => `El enlace a “${title}” quedó copiado.`,
};

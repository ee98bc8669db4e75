import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const patientMessages: Messages['samples']['patientMessages'] = {
  name: 'Paciente de ejemplo',
  ageLabel: 'Edad',
  sex: 'Femenino',
  sexLabel: 'Sexo',
  status: 'Activo',
  statusLabel: 'Estado',
  medicationsLabel: 'Medicamentos',
  medications: [
    { name: 'Lisinopril', dose: '10 mg', frequency: 'Una vez al día' },
    { name: 'Metformina', dose: '500 mg', frequency: 'Dos veces al día' },
  ],
  conditionLabel: 'Enfermedad',
  condition: 'Presión alta',
  allergyLabel: 'Alergia',
  allergy: 'Penicilina',
};

/** Stacked cards of the triage tab. Invented; the page marks them as an example. */
export const reminderMessages: Messages['samples']['reminderMessages'] = {
  exampleLabel: 'Ejemplo',
  title: 'Medicamentos de hoy',
  cards: {
    morning: { time: '8:00 a.\u00A0m.', name: 'Lisinopril', dose: '10 mg', note: 'Con agua' },
    noon: {
      time: '12:30 p.\u00A0m.',
      name: 'Metformina',
      dose: '500 mg',
      note: 'Con la comida del mediodía',
    },
    evening: { time: '8:00 p.\u00A0m.', name: 'Vitamina D', dose: '25 mcg', note: 'Después de la cena' },
  },
};

/** The talk in the phone picture: a person, and the AI that asks and answers. Lines are at most 60 characters. */
export const conversationMessages: Messages['samples']['conversationMessages'] = {
  exampleLabel: 'Conversación de ejemplo',
  complaint: 'Me duele la rodilla al subir escaleras.',
  question: '¿Desde cuándo le duele? ¿Está hinchada?',
  reply: 'Hace como una semana. Está un poco hinchada.',
  causes: { label: 'Causas probables', text: 'Un tirón o algo de desgaste en la articulación.' },
  severity: { label: 'Qué tan grave', text: 'Leve. Por ahora, sin señales de peligro.' },
  nextStep: {
    label: 'Siguiente paso',
    text: 'Reposo y hielo. Si en 7 días aún le duele, vaya al médico.',
  },
};

/** The talk in the voice tab: the AI begins, then the person, and so on in turn. */
export const callMessages: Messages['samples']['callMessages'] = {
  exampleLabel: 'Llamada de ejemplo',
  lines: [
    `Hola, habla ${brand.productName}. Soy una IA, no un médico.`,
    '¿Puedo tomar pastillas del resfriado con las del corazón?',
    'Vamos a ver. ¿Qué nombres dicen las cajas?',
    'Espere, voy por mis lentes.',
    'Tómese su tiempo. Yo le espero.',
  ],
};

/** What the person is called in a sample talk. The other side has the product's name. */
export const personName: Messages['samples']['personName'] = 'Usted';

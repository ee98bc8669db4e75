import type { Messages } from '../message-types.ts';

/**
 * Everything on the site that tells a person something about health. The words are repeated here, not taken from their page: a
 * signature is for the words that were read, and when those change the build asks for a new one.
 */
export const healthWordTexts: Messages['healthWords']['healthWordTexts'] = {
  'emergency-signs': [
    'Dolor de pecho, dificultad para respirar, debilidad repentina o sangrado abundante: pida ayuda ya.',
  ],
  'sample-chat': [
    '¿Desde cuándo le duele? ¿Está hinchada?',
    'Un tirón o algo de desgaste en la articulación.',
    'Leve. Por ahora, sin señales de peligro.',
    'Reposo y hielo. Si en 7 días aún le duele, vaya al médico.',
  ],
  'sample-medicines': [
    'Lisinopril',
    '10 mg',
    'Una vez al día',
    'Con agua',
    'Metformina',
    '500 mg',
    'Dos veces al día',
    'Con la comida del mediodía',
    'Vitamina D',
    '25 mcg',
    'Después de la cena',
  ],
  'sample-patient': ['Presión alta', 'Penicilina'],
  advice: [
    'pregunte a un médico o a un farmacéutico antes de empezar, dejar o cambiar un medicamento',
    'no retrase una consulta por algo que dijo la IA',
    'llame a los servicios de emergencia si puede estar en peligro',
  ],
};

/** Invented marks for the invented supporters, by their id in the brand file: one path each, in a square of 48. */
export const supporterShapes: Readonly<Record<string, string>> = {
  // A star over a horizon.
  northlight:
    'M24 4C25.4 14.2 28.8 17.6 39 19C28.8 20.4 25.4 23.8 24 34C22.6 23.8 19.2 20.4 9 19C19.2 17.6 22.6 14.2 24 4ZM6 38H42V42H6Z',
  // Three planes that meet in a corner: a cube.
  vectorforge: 'M24 5 40.5 14.5 24 24 7.5 14.5ZM5.5 18 22 27.5V44L5.5 34.5ZM42.5 18 26 27.5V44L42.5 34.5Z',
  // A sail on the water.
  harbor:
    'M25.5 5C33 12 37 20 37.5 29H25.5ZM22 11V29H11C13 22 16.5 16 22 11ZM5 34H43C41 40 37 43 31 43H17C11 43 7 40 5 34Z',
  // A rising sun over a field.
  eastfield:
    'M24 16A11.5 11.5 0 0 1 35.5 27.5H12.5A11.5 11.5 0 0 1 24 16ZM22 5H26V12H22ZM9.6 9.8 12.5 6.9 17.4 11.9 14.6 14.7ZM38.4 9.8 35.5 6.9 30.6 11.9 33.4 14.7ZM4 31H44V35H4ZM10 38.5H38V42.5H10Z',
  // A public building with a wide roof: four pillars.
  ministry:
    'M24 5 43 15.5V19H5V15.5ZM9 22.5H13.5V36H9ZM17.7 22.5H22.2V36H17.7ZM25.8 22.5H30.3V36H25.8ZM34.5 22.5H39V36H34.5ZM5 39.5H43V43.5H5Z',
};

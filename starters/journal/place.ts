export const contactEmail = 'editors@inland.example';

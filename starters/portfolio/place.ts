export const contactEmail = 'marit@maritsole.example';

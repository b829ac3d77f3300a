/** Words of forms that are filled in step by step. */
export const next = 'Next';
export const back = 'Back';
export const progress = 'Step {n} of {count}';

/** CSS as the content of a `<style>`: what a stylesheet says never ends its element. */
export const inStyleElement = (css: string): string => css.replaceAll(/<\/(?=style)/gi, '<\\/');

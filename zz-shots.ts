import { chromium } from 'playwright-core';
import { loadTheme } from './server/modules/templates/index.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const settings: Record<string, Record<string,string>> = {
  night: { groundColor:'#101820', inkColor:'#F2EFE6', accentColor:'#FFC857', buttonShape:'Pill', buttonStyle:'Outline', fieldShape:'Pill', pictureRadius:'24px' },
  huge: { headingScale:'150%', h1Size:'130%', headingWeight:'Bold', headingCase:'Uppercase', sectionSpace:'50%', gutter:'50%', buttonSize:'Large', buttonCase:'Uppercase', pictureRadius:'0px' },
  calm: { groundColor:'#EEF3F0', inkColor:'#10231C', accentColor:'#0B5D4B', headingScale:'80%', sectionSpace:'160%', textLeading:'1.8', buttonStyle:'Underlined', darkColor:'#0B3D33', gutter:'200%', pageEdge:'150%', buttonShape:'Rounded', tintColor:'#DCE9E1' },
};
const only = process.argv[2]; 
const ctx = await b.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
const page = await ctx.newPage();
// the page html is of the theme in use: choose by argument
const theme = process.argv[2]!;
const t = await loadTheme(theme);
for (const [name, v] of Object.entries(settings)) {
  if (t.tweaks.find(x => x.name === 'cornerRadius')!.default.endsWith('rem') === false) v.cornerRadius = name === 'night' ? '12px' : v.cornerRadius ?? '';
  const css = t.stylesheetWith(v).body.toString();
  for (const [w, paths] of [[1440, ['/', '/shop', '/shop/p/stoneware-mug']], [390, ['/', '/journal', '/cart']]] as const) {
    await page.setViewportSize({ width: w, height: 900 });
    for (const path of paths) {
      await page.goto('http://localhost:4820' + path, { waitUntil: 'load' });
      const over = await page.evaluate((text) => { for (const o of document.querySelectorAll('head link[rel=stylesheet], head style')) o.remove(); const s = new CSSStyleSheet(); s.replaceSync(text); document.adoptedStyleSheets=[s]; document.querySelectorAll('img').forEach(i => i.loading='eager'); return document.documentElement.scrollWidth - document.documentElement.clientWidth; }, css);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/shot-${theme}-${name}-${w}${path.replaceAll('/', '_')}.png`, clip: { x: 0, y: 0, width: w, height: w === 390 ? 2200 : 2400 }, fullPage: true });
      console.log(theme, name, w, path, over);
    }
  }
}
await b.close();

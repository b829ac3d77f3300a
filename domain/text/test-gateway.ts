import * as de from './de/test-gateway.ts';
import * as en from './en/test-gateway.ts';
import * as es from './es/test-gateway.ts';
import * as fr from './fr/test-gateway.ts';
import { localized } from './localized.ts';

/** Words of the test gateway's own page, on which a card's owner confirms. */
export const testGatewayText = localized({ en, de, fr, es });

import { currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { productTypes, type ProductType } from '@vitrine/domain/product/product.ts';
import * as z from 'zod';

/** A UUID made by the server. */
export const id = z.uuid();
/** A cart's id is a digest in the shape of a UUID, without the version that a UUID names. */
export const cartId = z.guid();
/** ISO 8601, UTC. */
export const time = z.iso.datetime();
const dayProblem = 'Enter a day as year-month-day, for example 2026-11-23.';
/** A day of a calendar, from the year 1 on: a database knows no year 0. */
export const calendarDay = z.iso.date(dayProblem).refine((day) => day >= '0001-01-01', dayProblem);
/** Minor units of a currency, an integer. */
export const minor = z.int();
/** A count, from 0. */
export const count = z.int().min(0);
export const currency = z.enum(currencyCodes);
export const productType = z.enum(Object.keys(productTypes) as ProductType[]);
/** Answers to a product's questions as text. */
export const describedAnswers = z.array(z.strictObject({ label: z.string(), text: z.string() }));
/** Values of a variant's options, by option. */
export const attributes = z.record(z.string(), z.string());
/** A web address as an owner types it, '' for none; what it may be, the service checks. */
export const typedAddress = z.string().trim().max(2083, 'An address has at most 2,083 characters.');

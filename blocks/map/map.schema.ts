import * as z from 'zod';

/** A location on a drawn map. Nothing is loaded from other sites unless the visitor requests it. */
export const mapSchema = z
  .object({
    /** The location's name, e.g. "The studio"; '' for none. */
    title: z.string().max(160).default(''),
    /** Its address, one line each. */
    address: z.string().max(400).default(''),
    /** Degrees, -90 to 90 and -180 to 180; both or neither. Without them the address is searched for. */
    mapLat: z.number().min(-90).max(90).nullable().default(null),
    mapLng: z.number().min(-180).max(180).nullable().default(null),
    /** 3 (a continent) to 18 (a house). */
    zoom: z.number().int().min(3).max(18).default(15),
    height: z.enum(['small', 'medium', 'large']).default('medium'),
    /** Offers a live map, loaded from OpenStreetMap's servers once the visitor clicks the link. */
    offersLiveMap: z.boolean().default(false),
  })
  .refine(({ mapLat, mapLng }) => (mapLat === null) === (mapLng === null), 'a place has both degrees or none')
  .refine(({ address, mapLat }) => address !== '' || mapLat !== null, 'a map needs an address or degrees');
export type MapProps = z.output<typeof mapSchema>;

import type { Region } from './country.ts';
import { caRegions } from './regions-ca.ts';
import { usRegions } from './regions-us.ts';

/** `code name` of each, by commas. */
const read = (list: string): readonly Region[] =>
  list
    .trim()
    .split(/\s*,\s*/)
    .map((entry) => {
      const space = entry.indexOf(' ');
      return { code: entry.slice(0, space), name: entry.slice(space + 1) };
    });

const au = `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia,
TAS Tasmania, VIC Victoria, WA Western Australia`;

const br = `AC Acre, AL Alagoas, AP Amapá, AM Amazonas, BA Bahia, CE Ceará, DF Distrito Federal, ES Espírito Santo, GO Goiás,
MA Maranhão, MT Mato Grosso, MS Mato Grosso do Sul, MG Minas Gerais, PA Pará, PB Paraíba, PR Paraná, PE Pernambuco,
PI Piauí, RJ Rio de Janeiro, RN Rio Grande do Norte, RS Rio Grande do Sul, RO Rondônia, RR Roraima, SC Santa Catarina,
SP São Paulo, SE Sergipe, TO Tocantins`;

const es = `C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, PM Balears,
B Barcelona, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, CR Ciudad Real, CO Córdoba, CU Cuenca,
GI Girona, GR Granada, GU Guadalajara, SS Gipuzkoa, H Huelva, HU Huesca, J Jaén, LO La Rioja, GC Las Palmas, LE León,
L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra, OR Ourense, P Palencia, PO Pontevedra,
SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria, T Tarragona, TE Teruel, TO Toledo, V Valencia,
VA Valladolid, BI Bizkaia, ZA Zamora, Z Zaragoza`;

const it = `AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari,
BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia, BR Brindisi,
CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza,
CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena, FR Frosinone,
GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, AQ L’Aquila, SP La Spezia, LT Latina, LE Lecce, LC Lecco,
LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina, MI Milano, MO Modena,
MB Monza e Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma, PV Pavia, PG Perugia,
PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa,
RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari,
SV Savona, SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino, TP Trapani,
TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, VC Vercelli, VR Verona,
VV Vibo Valentia, VI Vicenza, VT Viterbo`;

const india = `AN Andaman and Nicobar Islands, AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CH Chandigarh,
CT Chhattisgarh, DH Dadra and Nagar Haveli and Daman and Diu, DL Delhi, GA Goa, GJ Gujarat, HR Haryana,
HP Himachal Pradesh, JK Jammu and Kashmir, JH Jharkhand, KA Karnataka, KL Kerala, LA Ladakh, LD Lakshadweep,
MP Madhya Pradesh, MH Maharashtra, MN Manipur, ML Meghalaya, MZ Mizoram, NL Nagaland, OR Odisha, PY Puducherry, PB Punjab,
RJ Rajasthan, SK Sikkim, TN Tamil Nadu, TG Telangana, TR Tripura, UP Uttar Pradesh, UT Uttarakhand, WB West Bengal`;

const jp = `01 Hokkaido, 02 Aomori, 03 Iwate, 04 Miyagi, 05 Akita, 06 Yamagata, 07 Fukushima, 08 Ibaraki, 09 Tochigi,
10 Gunma, 11 Saitama, 12 Chiba, 13 Tokyo, 14 Kanagawa, 15 Niigata, 16 Toyama, 17 Ishikawa, 18 Fukui, 19 Yamanashi,
20 Nagano, 21 Gifu, 22 Shizuoka, 23 Aichi, 24 Mie, 25 Shiga, 26 Kyoto, 27 Osaka, 28 Hyogo, 29 Nara, 30 Wakayama,
31 Tottori, 32 Shimane, 33 Okayama, 34 Hiroshima, 35 Yamaguchi, 36 Tokushima, 37 Kagawa, 38 Ehime, 39 Kochi, 40 Fukuoka,
41 Saga, 42 Nagasaki, 43 Kumamoto, 44 Oita, 45 Miyazaki, 46 Kagoshima, 47 Okinawa`;

const mx = `AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHP Chiapas, CHH Chihuahua,
CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, GUA Guanajuato, GRO Guerrero, HID Hidalgo, JAL Jalisco,
MEX México, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, PUE Puebla, QUE Querétaro,
ROO Quintana Roo, SLP San Luis Potosí, SIN Sinaloa, SON Sonora, TAB Tabasco, TAM Tamaulipas, TLA Tlaxcala, VER Veracruz,
YUC Yucatán, ZAC Zacatecas`;

const de = `BW Baden-Württemberg, BY Bayern, BE Berlin, BB Brandenburg, HB Bremen, HH Hamburg, HE Hessen,
MV Mecklenburg-Vorpommern, NI Niedersachsen, NW Nordrhein-Westfalen, RP Rheinland-Pfalz, SL Saarland, SN Sachsen,
ST Sachsen-Anhalt, SH Schleswig-Holstein, TH Thüringen`;

const fr = `ARA Auvergne-Rhône-Alpes, BFC Bourgogne-Franche-Comté, BRE Bretagne, CVL Centre-Val de Loire, 20R Corse,
GES Grand Est, HDF Hauts-de-France, IDF Île-de-France, NOR Normandie, NAQ Nouvelle-Aquitaine, OCC Occitanie,
PDL Pays de la Loire, PAC Provence-Alpes-Côte d’Azur`;

const gb = 'ENG England, NIR Northern Ireland, SCT Scotland, WLS Wales';

const ie = `CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare, KK Kilkenny,
LS Laois, LM Leitrim, LK Limerick, LD Longford, LH Louth, MO Mayo, MH Meath, MN Monaghan, OY Offaly, RN Roscommon, SO Sligo,
TA Tipperary, WD Waterford, WH Westmeath, WX Wexford, WW Wicklow`;

const nl = `DR Drenthe, FL Flevoland, FR Fryslân, GE Gelderland, GR Groningen, LI Limburg, NB Noord-Brabant,
NH Noord-Holland, OV Overijssel, UT Utrecht, ZE Zeeland, ZH Zuid-Holland`;

const no = `42 Agder, 32 Akershus, 33 Buskerud, 56 Finnmark, 34 Innlandet, 15 Møre og Romsdal, 18 Nordland, 03 Oslo,
11 Rogaland, 40 Telemark, 55 Troms, 50 Trøndelag, 39 Vestfold, 46 Vestland, 31 Østfold`;

const nz = `AUK Auckland, BOP Bay of Plenty, CAN Canterbury, CIT Chatham Islands, GIS Gisborne, HKB Hawke’s Bay,
MWT Manawatū-Whanganui, MBH Marlborough, NSN Nelson, NTL Northland, OTA Otago, STL Southland, TKI Taranaki, TAS Tasman,
WKO Waikato, WGN Wellington, WTC West Coast`;

const se = `K Blekinge, W Dalarna, I Gotland, X Gävleborg, N Halland, Z Jämtland, F Jönköping, H Kalmar, G Kronoberg,
BD Norrbotten, M Skåne, AB Stockholm, D Södermanland, C Uppsala, S Värmland, AC Västerbotten, Y Västernorrland,
U Västmanland, O Västra Götaland, T Örebro, E Östergötland`;

/** The regions of countries whose addresses name one, by ISO 3166-2, in their order in lists. */
export const regionLists: Readonly<Record<string, readonly Region[]>> = {
  AU: read(au),
  BR: read(br),
  CA: caRegions,
  ES: read(es),
  IN: read(india),
  IT: read(it),
  JP: read(jp),
  MX: read(mx),
  US: usRegions,
};

/** The regions of countries whose addresses name none, for stores that divide such a country. spec: site-platform 3 */
export const divisionLists: Readonly<Record<string, readonly Region[]>> = {
  DE: read(de),
  FR: read(fr),
  GB: read(gb),
  IE: read(ie),
  NL: read(nl),
  NO: read(no),
  NZ: read(nz),
  SE: read(se),
};

import type { OwnCulture } from './own-names';
import type { PackagedCulture } from './packaged-names';

export type Culture = OwnCulture | PackagedCulture;

/** Whose names are frequent in which countries (ISO 3166-1 alpha-2). */
const COUNTRIES: Readonly<Record<Culture, string>> = {
  arabic: 'AE BH EG IQ JO KW LB LY OM PS QA SA SD SY YE',
  maghrebi: 'DZ EH MA MR TN',
  chinese: 'CN HK MO SG TW',
  japanese: 'JP',
  korean: 'KP KR',
  russian: 'BY RU UA',
  greek: 'CY GR',
  hebrew: 'IL',
  persian: 'AF IR TJ',
  georgian: 'GE',
  armenian: 'AM',
  bengali: 'BD',
  thai: 'TH',
  khmerLao: 'KH LA',
  burmese: 'MM',
  eastAfrican: 'KE SS TZ UG',
  ethiopian: 'ER ET',
  somali: 'DJ SO',
  centralAfrican: 'BI CD CF CG CM GA GQ RW TD',
  westAfrican: 'BF BJ CI GM GN LR ML NE SL TG',
  lusoAfrican: 'AO CV GW MZ ST TL',
  malay: 'BN MY',
  filipino: 'PH GU MP PW',
  polynesian: 'AS CK FJ FM KI MH NR NU PF TK TO TV VU WF WS NC',
  nepali: 'BT NP',
  pakistani: 'PK',
  sinhalese: 'LK',
  maldivian: 'MV',
  kazakh: 'KG KZ',
  mongolian: 'MN',
  papuan: 'PG SB',
  afrikaans: 'NA',
  azerbaijani: 'AZ',
  british:
    'AG AI AU BB BM BS BZ CA DM FK GB GD GG GI GY IE IM JE JM KN KY LC MS MT NF NZ SH TC TT US VC VG VI',
  croatian: 'BA HR',
  czech: 'CZ',
  danish: 'DK FO GL',
  dutch: 'AW BE BQ CW NL SR SX',
  finnish: 'FI AX EE',
  french: 'BL FR GF GP HT LU MC MF MG MQ MU KM PM RE SC YT',
  german: 'AT CH DE LI',
  ghanaian: 'GH',
  hungarian: 'HU',
  indian: 'IN',
  indonesian: 'ID',
  italian: 'IT SM VA',
  latvian: 'LT LV',
  mexican: 'BO CO CR CU DO EC GT HN MX NI PA PE PR SV VE',
  nigerian: 'NG',
  norwegian: 'IS NO SJ',
  polish: 'PL',
  portuguese: 'BR PT',
  romanian: 'MD RO',
  senegalese: 'SN',
  serbian: 'AL BG ME MK RS XK',
  slovak: 'SK',
  slovenian: 'SI',
  spanish: 'AD AR CL ES PY UY',
  swedish: 'SE',
  turkish: 'TR TM',
  uzbek: 'UZ',
  vietnamese: 'VN',
  zulu: 'BW LS MW SZ ZA ZM ZW',
};

const BY_COUNTRY = new Map(
  Object.entries(COUNTRIES).flatMap(([culture, countries]) =>
    countries.split(' ').map((country) => [country, culture as Culture] as const),
  ),
);

/** The culture that most names of a country are from; British where we have no better. */
export function cultureOf(countryCode: string): Culture {
  return BY_COUNTRY.get(countryCode) ?? 'british';
}

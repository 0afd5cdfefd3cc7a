import type { LocaleDefinition } from '@faker-js/faker';
import {
  af_ZA,
  az,
  cs_CZ,
  da,
  de,
  en_AU,
  en_GH,
  en_IN,
  en_NG,
  es,
  es_MX,
  fi,
  fr,
  fr_SN,
  hr,
  hu,
  id_ID,
  it,
  lv,
  nb_NO,
  nl,
  pl,
  pt_PT,
  ro,
  sk,
  sl_SI,
  sr_RS_latin,
  sv,
  tr,
  uz_UZ_latin,
  vi,
  zu_ZA,
} from '@faker-js/faker';
import type { Names } from './own-names';

const LOCALES = {
  afrikaans: af_ZA,
  azerbaijani: az,
  british: en_AU,
  croatian: hr,
  czech: cs_CZ,
  danish: da,
  dutch: nl,
  finnish: fi,
  french: fr,
  german: de,
  ghanaian: en_GH,
  hungarian: hu,
  indian: en_IN,
  indonesian: id_ID,
  italian: it,
  latvian: lv,
  mexican: es_MX,
  nigerian: en_NG,
  norwegian: nb_NO,
  polish: pl,
  portuguese: pt_PT,
  romanian: ro,
  senegalese: fr_SN,
  serbian: sr_RS_latin,
  slovak: sk,
  slovenian: sl_SI,
  spanish: es,
  swedish: sv,
  turkish: tr,
  uzbek: uz_UZ_latin,
  vietnamese: vi,
  zulu: zu_ZA,
} as const satisfies Readonly<Record<string, LocaleDefinition>>;

export type PackagedCulture = keyof typeof LOCALES;

type List = readonly string[] | { readonly [sex in 'generic' | 'female' | 'male']?: readonly string[] };

function listOf(list: List | null | undefined, sex: 'female' | 'male'): readonly string[] {
  if (!list) return [];
  return 'length' in list ? list : (list[sex] ?? list.generic ?? []);
}

/** Names of a culture that `@faker-js/faker` (MIT) has in Latin letters. */
export function packagedNames(culture: PackagedCulture): Names {
  const { first_name, last_name } = LOCALES[culture].person ?? {};
  return {
    female: listOf(first_name, 'female'),
    male: listOf(first_name, 'male'),
    family: listOf(last_name, 'male'),
    familyOfWomen: listOf(last_name, 'female'),
    isFamilyFirst: culture === 'vietnamese',
  };
}

export function isPackaged(culture: string): culture is PackagedCulture {
  return culture in LOCALES;
}

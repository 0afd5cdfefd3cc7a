import { CHILD_AGE_MAX, CHILDREN_MAX } from '@atoll/contracts/understanding-values';
import { PARTY_MAX } from '@atoll/contracts/constants';
import type { Sign, SignLine } from './signs';

/** What a message says of who comes. */
export interface ReadPeople {
  adults?: number;
  childrenAges?: readonly (number | null)[];
  rooms?: number;
}

const numbers = (signs: readonly Sign[]) =>
  signs.filter(({ letter }) => letter === '#').map(({ value }) => Number(value));
const isParty = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= PARTY_MAX;
/** What a number before one of these counts is no age and no guest. */
const NO_COUNT = '(?![o.]?[-c]?[NDWEPARMCSIkmJ$#])';

/** Reads guests, ages of children, and rooms. What is a night or money has been taken before. */
export function readPeople(line: SignLine, isBehind: boolean): ReadPeople {
  const read: ReadPeople = {};
  const ages: { readonly age: number; readonly at: number }[] = [];
  let children: number | undefined;
  /** 'Family of 4, two kids' has two children, and not four. */
  let ofFamily: number | undefined;
  let people: number | undefined;
  let hasNone = false;

  const addAges = (found: readonly number[], at: number) => {
    const known = found.filter((age) => Number.isInteger(age) && age <= CHILD_AGE_MAX);
    ages.push(...known.map((age) => ({ age, at })));
    return known.length > 0;
  };
  line.take(/![c1_p]?[CI]|[CI]c{0,2}\?|[CI]c{0,2}![c_]{0,2}(?=[.,&|]|$)/g, () => (hasNone = true));
  line.take(/K[c1&]?#(?![-c_]?[CARND])P?|#-?P?[c-]?K(?![c-]?[RV])/g, (signs) => {
    const [count] = numbers(signs);
    if (!isParty(count) || count < 2) return false;
    read.adults = 2;
    ofFamily = count - 2;
    return true;
  });
  // '0歳の赤ちゃん' is one baby.
  line.take(/[#1]?[c_]?I[,.c1F]{0,3}#-?[c1]?G|#-?[c1]?G[c1i_]{0,2}I/g, (signs, at) =>
    addAges(numbers(signs).slice(-1), at),
  );
  line.take(/[#1][c_]?I|I/g, (signs, at) => {
    const [count = 1] = numbers(signs);
    if (count <= CHILDREN_MAX) ages.push(...Array.from({ length: count }, () => ({ age: 0, at })));
    return true;
  });
  const list = '#(?:[,&c|]{0,2}#){0,7}';
  // '5 and 8 years old', and '5歳と8歳'.
  line.take(new RegExp(`(?:${list}-?[c1]?G[,&c]{0,2})+`, 'g'), (signs, at) => addAges(numbers(signs), at));
  // '2 kids (4 and 7)', 'children aged 4, 7'.
  line.take(
    new RegExp(`(?:[#1][c_]?)?C[,.c1Fio]{0,3}(?:G[.,c1]{0,2})?${list}${NO_COUNT}G?`, 'g'),
    (signs, start) => {
      const at = signs.findIndex(({ letter }) => letter === 'C');
      const [count] = numbers(signs.slice(0, at));
      if (!addAges(numbers(signs.slice(at)), start + at)) return false;
      children ??= count;
      return true;
    },
  );
  line.take(new RegExp(`G[,.c1]{0,2}${list}${NO_COUNT}`, 'g'), (signs, at) => addAges(numbers(signs), at));
  line.take(/[#1][-c_]{0,2}C|Cc?#P?/g, (signs) => {
    const [count = 1] = numbers(signs);
    if (count > CHILDREN_MAX) return false;
    children = (children ?? 0) + count;
    return true;
  });
  line.take(/[#1][c_]?A|A[c.]?#P?/g, (signs) => {
    const [count = 1] = numbers(signs);
    if (isParty(count)) read.adults = (read.adults ?? 0) + count;
    return true;
  });
  // 'Two couples'.
  line.take(/##P/g, (signs) => {
    const [count = 1, each = 1] = numbers(signs);
    if (isParty(count * each)) people = Math.max(people ?? 0, count * each);
    return true;
  });
  line.take(/#[-c_]{0,2}Pf?|Pf?c?1?#(?![-c]?[PNDWERCA$])/g, (signs) => {
    const [count] = numbers(signs);
    // 'For me and my wife': the first is one, both are two.
    if (isParty(count)) people = Math.max(people ?? 0, count);
    return true;
  });
  line.take(/[#1][-c_K]{0,2}R|Rc?#(?![-c]?[PNDWECA$])/g, (signs) => {
    const [count = 1] = numbers(signs);
    if (isParty(count)) read.rooms ??= count;
    return true;
  });
  line.take(new RegExp(isBehind ? '#f' : `(?<!#)f[c1]?#(?!-)${NO_COUNT}`, 'g'), (signs) => {
    const [count] = numbers(signs);
    if (!isParty(count)) return false;
    people ??= count;
    return true;
  });

  const inOrder = ages.toSorted((one, other) => one.at - other.at);
  const adults = read.adults ?? people;
  const { adults: _adults, ...rest } = read;
  const kids = ages.length + Math.max(0, (children ?? ofFamily ?? 0) - ages.length);
  const isSaid = kids > 0 || hasNone;
  return {
    ...rest,
    ...(isParty(adults) && { adults }),
    ...(isSaid && {
      childrenAges: Array.from({ length: Math.min(kids, CHILDREN_MAX) }, (_, at) => inOrder[at]?.age ?? null),
    }),
  };
}

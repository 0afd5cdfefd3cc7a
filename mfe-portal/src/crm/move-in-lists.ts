import type { Board, ContactRow, Contacts } from '@atoll/contracts/crm';
import type { Stage } from '@atoll/contracts/crm-words';
import type { useAppDispatch } from '@atoll/platform';
import { crmApi } from './crm.api';

/** Where a card lies in its column: before which card, or null at the end. */
export interface CardPlace {
  readonly stage: Stage;
  readonly before: string | null;
}

/** Where a card is on a board; null where it is not among those that are shown. */
function placeOf({ columns }: Board, id: string): CardPlace | null {
  for (const { stage, contacts } of columns) {
    const at = contacts.findIndex((contact) => contact.id === id);
    if (at >= 0) return { stage, before: contacts[at + 1]?.id ?? null };
  }
  return null;
}

/**
 * Lays a card into a column, and takes it out of every other: found by its id each time and never by where it was, so
 * that a move that is refused while others go on neither doubles a card nor loses one.
 */
function layCard(board: Board, card: ContactRow, { stage, before }: CardPlace): void {
  for (const column of board.columns) {
    const at = column.contacts.findIndex(({ id }) => id === card.id);
    if (at < 0) continue;
    column.contacts.splice(at, 1);
    column.total -= 1;
  }
  const column = board.columns.find((each) => each.stage === stage);
  if (!column) return;
  const at = column.contacts.findIndex(({ id }) => id === before);
  column.contacts.splice(at < 0 ? column.contacts.length : at, 0, card);
  column.total += 1;
}

function replaceRow(list: Contacts, row: ContactRow): void {
  const at = list.contacts.findIndex(({ id }) => id === row.id);
  if (at >= 0) list.contacts[at] = row;
}

type Dispatch = ReturnType<typeof useAppDispatch>;
type State = Parameters<typeof crmApi.util.selectCachedArgsForQuery>[0];

/** Shows a contact as it is now in every list that is kept, and on every board at its place. */
export function showInLists(
  dispatch: Dispatch,
  state: State,
  row: ContactRow,
  places: ReadonlyMap<string, CardPlace>,
) {
  for (const args of crmApi.util.selectCachedArgsForQuery(state, 'contacts'))
    dispatch(crmApi.util.updateQueryData('contacts', args, (list) => replaceRow(list, row)));
  for (const args of crmApi.util.selectCachedArgsForQuery(state, 'board')) {
    const place = places.get(JSON.stringify(args));
    if (place) dispatch(crmApi.util.updateQueryData('board', args, (board) => layCard(board, row, place)));
  }
}

/** Where a contact is on every board that is kept. */
export function placesInLists(state: State, id: string): Map<string, CardPlace> {
  const places = new Map<string, CardPlace>();
  for (const args of crmApi.util.selectCachedArgsForQuery(state, 'board')) {
    const { data } = crmApi.endpoints.board.select(args)(state);
    const place = data && placeOf(data, id);
    if (place) places.set(JSON.stringify(args), place);
  }
  return places;
}

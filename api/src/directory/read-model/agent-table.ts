import type { AgentCard } from '@atoll/contracts/agent';
import { fold } from '../../platform/text/fold';
import type { AgentDocument } from '../models/agent.model';
import { agentCard, languageMasks, ratingScore, slugHash, specialityMask } from './agent-card';
import { makeColumns, type Columns } from './columns';
import type { Numbering } from './numbering';
import { TextStore } from './text-store';

const FIRST_CAPACITY = 1024;

/** Every agent as a row of numbers and texts; a row that became free is used again. */
export class AgentTable {
  columns: Columns = makeColumns(FIRST_CAPACITY);
  /** Folded, for search and for order. */
  readonly names: string[] = [];
  readonly agencies: string[] = [];
  readonly ids: string[] = [];
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #cards = new TextStore();
  readonly #agencyTexts = new Map<string, string>();
  readonly #cities: Numbering;
  readonly #countries: Numbering;

  constructor(cities: Numbering, countries: Numbering) {
    this.#cities = cities;
    this.#countries = countries;
  }

  /** How many rows there are, free ones included. */
  get rowCount(): number {
    return this.ids.length;
  }

  get size(): number {
    return this.#rows.size;
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  rows(): IterableIterator<number> {
    return this.#rows.values();
  }

  put(agent: AgentDocument): number {
    const id = String(agent._id);
    const row = this.#rows.get(id) ?? this.#free.pop() ?? this.ids.length;
    if (row >= this.columns.city.length) this.columns = makeColumns(Math.ceil(row * 1.5), this.columns);
    this.#rows.set(id, row);
    this.ids[row] = id;
    this.names[row] = fold(agent.name);
    this.agencies[row] = this.#sharedAgency(fold(agent.agency));
    this.#cards.set(row, JSON.stringify(agentCard(agent)));
    this.#fill(row, agent);
    return row;
  }

  remove(row: number): void {
    this.#rows.delete(this.ids[row] ?? '');
    this.#cards.set(row, '');
    [this.ids[row], this.names[row], this.agencies[row]] = ['', '', ''];
    this.#free.push(row);
  }

  /** The card of a row as JSON, as answers carry it; valid until the next change. */
  cardBytes(row: number): Buffer {
    return this.#cards.bytes(row);
  }

  card(row: number): AgentCard {
    return JSON.parse(this.cardBytes(row).toString('utf8')) as AgentCard;
  }

  #fill(row: number, agent: AgentDocument): void {
    const { columns } = this;
    columns.city[row] = this.#cities.numberOf(agent.clean_city);
    columns.country[row] = this.#countries.numberOf(agent.clean_country);
    columns.featured[row] = agent.is_featured ? 1 : 0;
    columns.rating[row] = agent.rating ?? -1;
    columns.ratingCount[row] = agent.rating_count;
    columns.score[row] = ratingScore(agent.rating, agent.rating_count);
    columns.since[row] = agent.since;
    columns.specialities[row] = specialityMask([...agent.specialities]);
    const [first, second] = languageMasks([...agent.languages]);
    columns.languages[row] = first;
    columns.moreLanguages[row] = second;
    columns.lat[row] = agent.lat;
    columns.lng[row] = agent.lng;
    columns.nameSlugHash[row] = slugHash(agent.name_slug);
    columns.updatedMs[row] = agent.updated_at.getTime();
  }

  /** Many agents work for one agency: its name is kept once. */
  #sharedAgency(agency: string): string {
    const known = this.#agencyTexts.get(agency);
    if (known === undefined) this.#agencyTexts.set(agency, agency);
    return known ?? agency;
  }
}

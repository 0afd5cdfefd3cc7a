import type { AgentCard } from '@atoll/contracts/agent';
import { LITTLE_TEXT } from '@atoll/contracts/agent-hub';
import { LRUCache } from 'lru-cache';
import { fold } from '@atoll/contracts/fold';
import type { AgentDocument } from '../models/agent.model';
import {
  languageMasks,
  ownFields,
  ratingScore,
  slugHash,
  specialityMask,
  type OwnFields,
} from './agent-card';
import { makeColumns, ROW_FLAGS, type Columns } from './columns';
import { Numbering } from './numbering';
import { TextStore } from './text-store';

const FIRST_CAPACITY = 1024;
/** About 15 MB. */
const CARDS_KEPT = 20_000;

/** Every agent as a row of numbers and texts; a row that became free is used again. */
export class AgentTable {
  columns: Columns = makeColumns(FIRST_CAPACITY);
  /** Folded, for search and for order. */
  readonly names: string[] = [];
  readonly agencies: string[] = [];
  readonly ids: string[] = [];
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];
  /** What only this agent has, as JSON; the rest of a card is in the columns and, once for many, in the places. */
  readonly #own = new TextStore();
  readonly #places = new Numbering();
  readonly #cardBytes = new LRUCache<number, Buffer>({ max: CARDS_KEPT });
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

  /** Whether the administrator has taken it out of the directory. */
  isHidden(row: number): boolean {
    return ((this.columns.flags[row] ?? 0) & ROW_FLAGS.hidden) !== 0;
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
    this.agencies[row] = this.#foldedAgency(agent.agency);
    this.#own.set(row, JSON.stringify(ownFields(agent)));
    this.#cardBytes.delete(row);
    this.#fill(row, agent);
    return row;
  }

  remove(row: number): void {
    this.#rows.delete(this.ids[row] ?? '');
    this.#own.set(row, '');
    this.#cardBytes.delete(row);
    [this.ids[row], this.names[row], this.agencies[row]] = ['', '', ''];
    this.#free.push(row);
  }

  /** The card of a row as JSON, as answers carry it. */
  cardBytes(row: number): Buffer {
    let bytes = this.#cardBytes.get(row);
    if (!bytes) this.#cardBytes.set(row, (bytes = Buffer.from(JSON.stringify(this.card(row)))));
    return bytes;
  }

  /** An agent as lists show one. */
  card(row: number): AgentCard {
    const { columns } = this;
    const own = JSON.parse(this.#own.bytes(row).toString('utf8')) as OwnFields;
    const [name, name_slug, agency, summary, specialities, languages, rating, sample, picture = null] = own;
    const place = JSON.parse(this.#places.slugs[columns.place[row] ?? 0] ?? '') as [string, string];
    return {
      id: this.ids[row] ?? '',
      name,
      name_slug,
      agency,
      city: place[0],
      clean_city: this.#cities.slugs[columns.city[row] ?? 0] ?? '',
      country: place[1],
      clean_country: this.#countries.slugs[columns.country[row] ?? 0] ?? '',
      is_featured: columns.featured[row] === 1,
      rating,
      rating_count: columns.ratingCount[row] ?? 0,
      lat: columns.lat[row] ?? 0,
      lng: columns.lng[row] ?? 0,
      summary,
      specialities,
      languages,
      since: columns.since[row] ?? 0,
      sample,
      picture,
    };
  }

  #fill(row: number, agent: AgentDocument): void {
    const { columns } = this;
    columns.city[row] = this.#cities.numberOf(agent.clean_city);
    columns.country[row] = this.#countries.numberOf(agent.clean_country);
    columns.place[row] = this.#places.numberOf(JSON.stringify([agent.city, agent.country]));
    columns.featured[row] = agent.is_featured ? 1 : 0;
    columns.flags[row] =
      (agent.hidden ? ROW_FLAGS.hidden : 0) |
      (agent.sample ? ROW_FLAGS.sample : 0) |
      (agent.user_id === null ? 0 : ROW_FLAGS.owned) |
      (agent.summary.trim().length < LITTLE_TEXT ? ROW_FLAGS.littleText : 0);
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

  /** Many agents work for one agency: its name is folded and kept once. */
  #foldedAgency(agency: string): string {
    let folded = this.#agencyTexts.get(agency);
    if (folded === undefined) this.#agencyTexts.set(agency, (folded = fold(agency)));
    return folded;
  }
}

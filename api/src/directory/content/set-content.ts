import { agentSlug } from '@atoll/contracts/slug';
import type { Connection } from 'mongoose';
import { createChangeLog } from '../../shared/changes/change-log';
import { createAgentsRepository, type AgentFields } from '../agents/agents.repository';
import { createCitiesRepository, type CityFields } from '../destinations/cities.repository';
import { createCountriesRepository } from '../destinations/countries.repository';
import { AgentContent, CityContent, ContentError, CountryContent, readContent } from './content-fields';

const USAGE = 'content set agent|country|city <id or slug> field=value …';
const IMAGE_FIELDS: readonly string[] = ['listing_image_url', 'listing_image_credit'];

async function setAgent(connection: Connection, id: string, words: readonly string[]): Promise<boolean> {
  const fields = readContent(AgentContent, words) as Partial<AgentFields>;
  const named = fields.name === undefined ? fields : { ...fields, name_slug: agentSlug(fields.name) };
  return createAgentsRepository(connection, createChangeLog(connection)).change(id, named);
}

async function setCity(connection: Connection, slug: string, words: readonly string[]): Promise<boolean> {
  const fields = readContent(CityContent, words) as Partial<CityFields>;
  return createCitiesRepository(connection, createChangeLog(connection)).change(slug, fields);
}

async function setCountry(connection: Connection, slug: string, words: readonly string[]): Promise<boolean> {
  const fields = Object.entries(readContent(CountryContent, words));
  const part = (isOfImage: boolean) =>
    Object.fromEntries(fields.filter(([name]) => IMAGE_FIELDS.includes(name) === isOfImage));
  const [settings, image] = [part(false), part(true)];
  const countries = createCountriesRepository(connection, createChangeLog(connection));
  const isEmpty = (object: object) => Object.keys(object).length === 0;
  const done = [
    isEmpty(settings) || (await countries.change(slug, settings)),
    isEmpty(image) || (await countries.changeImage(slug, image)),
  ];
  return done.every(Boolean);
}

const SETTERS = { agent: setAgent, city: setCity, country: setCountry } as const;

/**
 * Does what `content set agent 5f… rating=4.9` asks for, through the repositories, so that running sites hear of it.
 * Throws a ContentError with what a person has to correct.
 */
export async function setContent(connection: Connection, argv: readonly string[]): Promise<void> {
  const [command, kind = '', key, ...words] = argv;
  if (command !== 'set' || !key || !Object.hasOwn(SETTERS, kind)) throw new ContentError(`Usage: ${USAGE}`);
  const isKnown = await SETTERS[kind as keyof typeof SETTERS](connection, key, words);
  if (!isKnown) throw new ContentError(`There is no ${kind} ${key}.`);
}

import { Type, type Static } from 'typebox';
import { orNull } from './or-null';

/** What is to be known of a country before the journey, from one checked table. Null and empty where it is not known. */
export const CountryFacts = Type.Object({
  /** The name as a sentence has it: 'the Netherlands'. */
  in_sentence: Type.String(),
  capital: orNull(Type.String()),
  /** English names of what most people speak, at most three. */
  languages: Type.Array(Type.String()),
  currency: orNull(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Plug types: 'C', 'F'. */
  plugs: Type.Array(Type.String()),
  /** Volts of the mains. */
  volts: orNull(Type.Integer()),
  emergency: orNull(Type.Object({ police: Type.String(), ambulance: Type.String(), fire: Type.String() })),
  drives_on: orNull(Type.Enum(['left', 'right'])),
  /** Countries with a land border that have a page here, by name. */
  neighbours: Type.Array(Type.Object({ country: Type.String(), clean_country: Type.String() })),
});
export type CountryFacts = Readonly<Static<typeof CountryFacts>>;

import type { Connection } from 'mongoose';
import { registrationModel, type RegistrationDocument } from '../models/registration.model';

export interface RegistrationsRepository {
  readonly add: (registration: RegistrationDocument) => Promise<void>;
  readonly find: (id: string) => Promise<RegistrationDocument | null>;
  /** Those of an address, the newest first. */
  readonly newestOf: (email: string, most: number) => Promise<RegistrationDocument[]>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeOf: (email: string) => Promise<void>;
}

/** Registrations that wait for their link, in MongoDB. */
export function createRegistrationsRepository(connection: Connection): RegistrationsRepository {
  const registrations = registrationModel(connection);
  return {
    add: async (registration) => void (await registrations.create(registration)),
    find: (id) => registrations.findById(id).lean<RegistrationDocument>(),
    newestOf: (email, most) =>
      registrations.find({ email }).sort({ created_at: -1 }).limit(most).lean<RegistrationDocument[]>(),
    remove: async (id) => void (await registrations.deleteOne({ _id: id })),
    removeOf: async (email) => void (await registrations.deleteMany({ email })),
  };
}

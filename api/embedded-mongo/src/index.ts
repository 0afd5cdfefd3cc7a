export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './start-embedded-mongo';
export { DataDirectoryError } from './storage/data-directory-error';

import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';

/** What backup and restore read besides the address of the database and where pictures are. */
const schema = Type.Object({
  BACKUP_KEY: Type.String({
    pattern: '^(AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]{20,})?$',
    default: '',
    description:
      'the key that backups are encrypted with and opened by; `pnpm backup --new-key` makes one ([backups](operation/backup.md))',
  }),
  BACKUP_S3_BUCKET: Type.String({
    pattern: '^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$',
    default: '',
    description: 'an S3-compatible bucket for backups, another than the one of the pictures',
  }),
  BACKUP_S3_REGION: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    default: 'us-east-1',
    description: 'its region',
  }),
  BACKUP_S3_ENDPOINT: Type.String({
    pattern: '^(https://[^/\\s,;]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)?$',
    default: '',
    description: "of a store that is not Amazon's: https, or http on this machine",
  }),
  BACKUP_S3_KEY_ID: Type.String({
    default: '',
    description: 'a key of that bucket, with its secret',
    byDefault: "the credentials of the machine, as Amazon's SDK finds them",
  }),
  BACKUP_S3_SECRET: Type.String({ default: '', description: 'the secret of that key' }),
});

export type BackupConfig = Readonly<Static<typeof schema>>;

export const backupConfig = defineConfig({
  schema,
  words: {
    BACKUP_KEY: 'must be a key as `pnpm backup --new-key` makes it',
    BACKUP_S3_BUCKET: 'must be the name of a bucket',
    BACKUP_S3_REGION: 'must be a region such as eu-central-1',
    BACKUP_S3_ENDPOINT: 'must be an https address without a path',
  },
  problems: ({ BACKUP_S3_KEY_ID, BACKUP_S3_SECRET, BACKUP_S3_BUCKET, STORAGE_S3_BUCKET }) => [
    ...((BACKUP_S3_KEY_ID === '') === (BACKUP_S3_SECRET === '')
      ? []
      : ['BACKUP_S3_KEY_ID and BACKUP_S3_SECRET go together']),
    ...(BACKUP_S3_BUCKET !== '' && BACKUP_S3_BUCKET === STORAGE_S3_BUCKET
      ? ['BACKUP_S3_BUCKET must be another bucket than STORAGE_S3_BUCKET']
      : []),
  ],
});

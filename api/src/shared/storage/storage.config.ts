import { Type, type Static } from 'typebox';
import { defineConfig } from '../config/config-part';

/** Where uploaded files are kept: in DATA_DIR, or in a bucket that speaks S3, which several instances need. */
const schema = Type.Object({
  STORAGE_S3_BUCKET: Type.String({
    pattern: '^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$',
    default: '',
    description:
      'an S3-compatible bucket for uploaded pictures, which several instances share ([decision 23](decisions/0023-media.md))',
    byDefault: 'a folder in `DATA_DIR`',
  }),
  STORAGE_S3_REGION: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    default: 'us-east-1',
    description: 'its region',
  }),
  STORAGE_S3_ENDPOINT: Type.String({
    pattern: '^(https://[^/\\s,;]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)?$',
    default: '',
    description: "of a store that is not Amazon's: https, or http on this machine",
  }),
  STORAGE_S3_KEY_ID: Type.String({
    default: '',
    description: 'a key of that bucket, with its secret',
    byDefault: "the credentials of the machine, as Amazon's SDK finds them",
  }),
  STORAGE_S3_SECRET: Type.String({ default: '', description: 'the secret of that key' }),
});

export type StorageConfig = Readonly<Static<typeof schema>>;

export const storageConfig = defineConfig({
  schema,
  words: {
    STORAGE_S3_BUCKET: 'must be the name of a bucket',
    STORAGE_S3_REGION: 'must be a region such as eu-central-1',
    STORAGE_S3_ENDPOINT: 'must be an https address without a path',
  },
  problems: (values) => {
    const hasKey = values.STORAGE_S3_KEY_ID !== '';
    const others = ['STORAGE_S3_ENDPOINT', 'STORAGE_S3_KEY_ID', 'STORAGE_S3_SECRET'];
    const isHalf = hasKey !== (values.STORAGE_S3_SECRET !== '');
    const needless = values.STORAGE_S3_BUCKET === '' ? others.filter((key) => values[key] !== '') : [];
    return [
      ...(isHalf ? ['STORAGE_S3_KEY_ID and STORAGE_S3_SECRET go together'] : []),
      ...needless.map((key) => `${key} says nothing without STORAGE_S3_BUCKET`),
    ];
  },
});

import { PICTURE_PAGE_SIZE, type MediaBucket } from '@atoll/contracts/media';
import { SelectField } from '@atoll/ui/field';
import { ListPages } from '../shared/list-pages';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { useListAddress, type ListAddress } from '../shared/use-list-address';
import { BucketSizes } from './bucket-sizes';
import { useMediaBucketsQuery, useMediaPicturesQuery } from './media.api';
import { PictureCard } from './picture-card';
import { PictureUpload } from './picture-upload';
import * as s from './media.module.css';

function Pictures({ bucket, address }: { readonly bucket: string; readonly address: ListAddress }) {
  const { data, error, refetch } = useMediaPicturesQuery({ bucket, page: address.page });
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the pictures" />;
  return (
    <>
      {data.pictures.length === 0 && <p>No picture is here.</p>}
      <ul className={s.pictures} aria-label="Pictures">
        {data.pictures.map((picture) => (
          <PictureCard key={picture.key} picture={picture} />
        ))}
      </ul>
      <ListPages total={data.meta.count} pageSize={PICTURE_PAGE_SIZE} address={address} />
    </>
  );
}

function Buckets({
  buckets,
  first,
}: {
  readonly buckets: readonly MediaBucket[];
  readonly first: MediaBucket;
}) {
  const address = useListAddress();
  const bucket = buckets.find(({ name }) => name === address.get('bucket')) ?? first;
  return (
    <Panel title="Pictures">
      <div className={s.tools}>
        <SelectField
          name="bucket"
          label="Bucket"
          options={buckets.map(({ name }) => ({ value: name, label: name }))}
          value={bucket.name}
          onChange={({ target }) => address.change({ bucket: target.value })}
        />
        <PictureUpload key={`upload ${bucket.name}`} bucket={bucket} />
        <BucketSizes key={`sizes ${bucket.name}`} bucket={bucket.name} />
      </div>
      <Pictures bucket={bucket.name} address={address} />
    </Panel>
  );
}

function MediaPageContent() {
  const { data: buckets, error, refetch } = useMediaBucketsQuery();
  if (error && !buckets) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  const [first] = buckets ?? [];
  if (!buckets || !first) return <PanelLoading label="Loading the buckets" />;
  return <Buckets buckets={buckets} first={first} />;
}

/** Pictures that were uploaded, by bucket (POR-07, POR-10). */
export const MediaPage = inPortalTheme(MediaPageContent);

import type { HotelGallery, HouseSettings } from '@atoll/contracts/hotel-gallery';
import { Notice } from '@atoll/ui/notice';
import { Switch } from '@atoll/ui/switch';
import { useGalleryEdits } from './gallery/use-gallery-edits';
import * as s from './house-switches.module.css';

const WORDS: Readonly<Record<keyof HouseSettings, { readonly label: string; readonly hint: string }>> = {
  isPageShown: {
    label: 'Show the public page',
    hint: 'Off: your house has no page, stands in no list and in no sitemap. Your pictures stay as they are.',
  },
  mayAgentsAsk: {
    label: 'Travel agents may ask to connect',
    hint: 'Off: agents find no way to ask. Those you are connected with stay.',
  },
};

interface HouseSwitchesProps {
  readonly gallery: HotelGallery;
  readonly names: readonly (keyof HouseSettings)[];
}

/** Settings of the house, each saved as soon as it is turned. */
export function HouseSwitches({ gallery, names }: HouseSwitchesProps) {
  const { edit, problem, forgetProblem } = useGalleryEdits(gallery.houseId);
  return (
    <div className={s.switches}>
      {problem !== null && (
        <Notice tone="danger" role="alert" onDismiss={forgetProblem}>
          {problem} The setting is what it was before.
        </Notice>
      )}
      {names.map((name) => (
        <div key={name}>
          <Switch
            label={WORDS[name].label}
            checked={gallery.settings[name]}
            onChange={(is) => void edit({ op: 'settings', settings: { [name]: is } })}
          />
          <p className="small muted">{WORDS[name].hint}</p>
        </div>
      ))}
    </div>
  );
}

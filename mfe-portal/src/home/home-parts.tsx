import { CONTENT_NAMES, type ContentName } from '@atoll/contracts/edited-site-content';
import { definePage } from '@atoll/contracts/pages/page';
import { inBrowserOnly, oneOf } from '@atoll/contracts/pages/params';
import { portalScreenPage } from '@atoll/contracts/pages/signed-in.page';
import { usePageUrl } from '@atoll/platform/page-url';
import { Segmented } from '@atoll/ui/segmented';
import type { ComponentType } from 'react';
import { inPortalTheme } from '../shared/portal-theme';
import { ClaimsPart } from './claims-part';
import { PartnersPart, TestimonialsPart } from './lists-parts';
import { SliderPart } from './slider-part';

/** Which part is open; here and not in contracts, where the shell would load it. */
const HOME = definePage({
  ...portalScreenPage,
  params: { part: inBrowserOnly(oneOf(CONTENT_NAMES, 'claims')) },
});

const PARTS: Readonly<Record<ContentName, { words: string; Part: ComponentType }>> = {
  claims: { words: 'Claims', Part: ClaimsPart },
  slider: { words: 'Slider', Part: SliderPart },
  testimonials: { words: 'Testimonials', Part: TestimonialsPart },
  partners: { words: 'Partners', Part: PartnersPart },
};

function HomePartsContent() {
  const { state, push } = usePageUrl(HOME);
  const { Part } = PARTS[state.part];
  return (
    <>
      <div>
        <Segmented
          label="Part of the front page"
          value={state.part}
          options={CONTENT_NAMES.map((value) => ({ value, label: PARTS[value].words }))}
          onChange={(part) => push({ part })}
        />
      </div>
      <Part key={state.part} />
    </>
  );
}

/** What the front page claims and shows, part by part (C29). */
export const HomeParts = inPortalTheme(HomePartsContent);

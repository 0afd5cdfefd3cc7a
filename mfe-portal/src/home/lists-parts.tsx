import { CONTENT_MAX, type PartnerSign } from '@atoll/contracts/site-content';
import { Checkbox, Form, Input, Select } from 'antd';
import { needed } from '../shared/place-items';
import { ContentPart } from './content-part';
import * as s from './home-parts.module.css';
import { RowList } from '../shared/row-list';

const TESTIMONIALS = { testimonials: 'Testimonials' } as const;
const PARTNERS = { partners: 'Partners' } as const;
const NEW_TESTIMONIAL = { quote: '', who: '', about: '', sample: false };
const NEW_PARTNER = { name: '', sign: 'compass', sample: false };

const SIGN_WORDS: Readonly<Record<PartnerSign, string>> = {
  plane: 'Plane',
  ship: 'Ship',
  hotel: 'Hotel',
  route: 'Route',
  compass: 'Compass',
  sun: 'Sun',
};
const SIGNS = Object.entries(SIGN_WORDS).map(([value, label]) => ({ value, label }));

/** What is invented says so on the page. */
function SampleItem({ at }: { readonly at: number }) {
  return (
    <Form.Item name={[at, 'sample']} valuePropName="checked">
      <Checkbox>It is invented, and marked as sample data</Checkbox>
    </Form.Item>
  );
}

/** What travelers have said of Atoll. */
export function TestimonialsPart() {
  return (
    <ContentPart name="testimonials" title="Testimonials" names={TESTIMONIALS}>
      <RowList
        name="testimonials"
        noun="Testimonial"
        most={CONTENT_MAX.testimonials}
        canBeEmpty
        fresh={NEW_TESTIMONIAL}
        row={(at) => (
          <>
            <Form.Item name={[at, 'quote']} label="What was said" rules={needed}>
              <Input.TextArea rows={2} maxLength={400} />
            </Form.Item>
            <div className={s.pair}>
              <Form.Item name={[at, 'who']} label="By whom" rules={needed}>
                <Input maxLength={80} />
              </Form.Item>
              <Form.Item name={[at, 'about']} label="About which trip">
                <Input maxLength={120} />
              </Form.Item>
            </div>
            <SampleItem at={at} />
          </>
        )}
      />
    </ContentPart>
  );
}

/** With whom Atoll works. */
export function PartnersPart() {
  return (
    <ContentPart name="partners" title="Partners" names={PARTNERS}>
      <RowList
        name="partners"
        noun="Partner"
        most={CONTENT_MAX.partners}
        canBeEmpty
        fresh={NEW_PARTNER}
        row={(at) => (
          <>
            <div className={s.pair}>
              <Form.Item name={[at, 'name']} label="Name" rules={needed}>
                <Input maxLength={60} />
              </Form.Item>
              <Form.Item name={[at, 'sign']} label="Sign">
                <Select options={SIGNS} />
              </Form.Item>
            </div>
            <SampleItem at={at} />
          </>
        )}
      />
    </ContentPart>
  );
}

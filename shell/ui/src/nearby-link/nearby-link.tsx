import * as s from './nearby-link.module.css';

export type NearbyLinkProps = {
  /** 'Need a bed, too?'. */
  question: string;
  /** 'Hotels nearby'. */
  label: string;
  /** Another remote's page, with the same place, dates and people. */
  href: string;
};

/** Under a list: the way to what another remote has at the same place. */
export function NearbyLink({ question, label, href }: NearbyLinkProps) {
  return (
    <p className={s.nearby}>
      {question}{' '}
      <a className="link" href={href}>
        {label}
      </a>
    </p>
  );
}

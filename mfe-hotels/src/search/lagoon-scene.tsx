import * as s from './lagoon-scene.module.css';

/**
 * An atoll by day, or by night in the dark theme: rings around the sun, a sailing boat, two headlands. In the style of
 * the posters, but drawn in the page, sharp on any screen and there with the words. Decoration: hidden from assistive
 * technology.
 */
export function LagoonScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1600 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="890" cy="150" r="420" className={s.outerRing} />
      <circle cx="890" cy="150" r="270" className={s.middleRing} />
      <circle cx="890" cy="150" r="140" className={s.innerRing} />
      <circle cx="890" cy="150" r="66" className={s.sun} />
      <path
        className={s.hills}
        d="M300 216c90-6 120-46 176-46s62 20 104 22 70-14 104-8 60 24 106 32zM980 216c60-4 84-34 132-34s70 26 112 28 80 2 116 6z"
      />
      <path className={s.sea} d="M0 212h1600v208H0z" />
      <path className={s.nearSea} d="M0 262c260-14 520 12 800 2s560-16 800 0v156H0z" />
      <path
        className={s.glitter}
        d="M846 222q44-5 88 0-44 5-88 0zM866 238q30-4 60 0-30 4-60 0zM830 252q66-6 132 0-66 6-132 0zM874 268q22-3 44 0-22 3-44 0z"
      />
      <path
        className={s.streaks}
        d="M430 236q70-4 140 0-70 4-140 0zM1120 244q60-4 120 0-60 4-120 0zM330 286q90-5 180 0-90 5-180 0zM1180 300q70-4 140 0-70 4-140 0z"
      />
      {/* the atoll */}
      <ellipse cx="740" cy="312" rx="300" ry="42" className={s.shallows} />
      <path
        className={s.sand}
        fillRule="evenodd"
        d="M520 308c0-18 96-30 214-30s226 12 226 30-104 32-226 32-214-14-214-32zm64 0c0 10 68 18 152 18s160-8 160-18-72-17-158-17-154 7-154 17z"
      />
      <path
        className={s.green}
        d="M532 304c22-16 58-22 104-26 70-6 150-4 206 2 46 5 84 12 100 22-40-8-96-16-204-16s-166 8-206 18z"
      />
      {/* palms */}
      <path
        className={s.trunks}
        d="M606 288c0-30 6-54 18-78M642 284c2-22 0-40-8-58M668 282c-2-26 6-46 20-62"
      />
      <path
        className={s.fronds}
        d="M624 212c-26-14-46-6-56 12 20-10 36-12 56-12zm0 0c-18-28-38-30-52-22 20 0 36 8 52 22zm0 0c4-28 24-38 44-32-20 4-32 14-44 32zm0 0c24-14 44-6 52 12-16-10-32-14-52-12zm0 0c-14 8-24 22-22 38 6-16 12-28 22-38zM634 228c-20-8-36-2-42 12 14-8 28-10 42-12zm0 0c20-10 36-2 42 12-14-8-28-12-42-12zM688 222c-18-12-36-8-44 6 16-6 28-8 44-6zm0 0c-8-22-24-28-38-22 16 2 26 10 38 22zm0 0c8-20 26-26 40-18-16 2-28 8-40 18zm0 0c20-6 34 2 38 16-10-8-22-14-38-16z"
      />
      {/* hut and boat */}
      <path className={s.light} d="M786 268h40v20h-40zM1040 176v84h-50c18-22 36-50 50-84z" />
      <path className={s.accent} d="M776 270l14-24h32l14 24zM1046 190c22 22 36 46 42 70h-42z" />
      <path className={s.door} d="M800 274h12v14h-12z" />
      <path className={s.dark} d="M976 266h124l-18 22h-88z" />
      <path className={s.sea} d="M966 290q70-6 146 0-76 7-146 0z" />
      {/* headlands */}
      <path className={s.headland} d="M0 96c130 6 170 70 262 84s80 62 128 98 96 36 132 54H0z" />
      <path className={s.green} d="M0 96c130 6 170 70 262 84-20 16-44 20-74 14-70-14-96-58-188-66z" />
      <path
        className={s.arch}
        d="M1600 118c-110 4-160 44-240 52s-110 46-144 96c-18 26-40 40-66 52h104c4-48 30-76 68-76s62 34 70 76h208z"
      />
      <path className={s.green} d="M1600 118c-110 4-160 44-240 52 30 16 66 18 104 8 52-14 80-36 136-36z" />
      <path className={s.light} d="M0 342c280-44 560 30 860 24s520-44 740-16v70H0z" />
      <path className={s.sand} d="M0 352c280-44 560 32 860 26s520-44 740-16v58H0z" />
    </svg>
  );
}

import { promptsFor } from './prompts';
import * as s from './welcome.module.css';

interface WelcomeProps {
  city: string | null;
  onPrompt: (text: string) => void;
}

/** The empty conversation: what Marco is for, and three things to ask. */
export function Welcome({ city, onPrompt }: WelcomeProps) {
  return (
    <div className={s.welcome}>
      <p className={s.title}>
        {city ? `What would you like to do in ${city}?` : 'Where would you like to go?'}
      </p>
      <p className={s.text}>
        Ask for hotels, things to do or a plan of your days. Every hotel, price and place in an answer comes
        from a search, never from guessing.
      </p>
      <ul className={s.prompts} aria-label="Suggestions" data-needs-script="">
        {promptsFor(city).map((prompt) => (
          <li key={prompt}>
            <button type="button" className={s.prompt} data-replay="" onClick={() => onPrompt(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
      <p data-without-script="">Marco needs JavaScript. You can search hotels and tours without it.</p>
    </div>
  );
}

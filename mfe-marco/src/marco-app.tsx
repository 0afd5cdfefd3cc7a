import { Button } from '@atoll/ui/button';
import { ComingPage } from '@atoll/ui/coming-page';
import { Route, Routes } from 'react-router-dom';
import { MarcoPanel } from './marco-panel';

function ChatPage() {
  return (
    <ComingPage
      title="Marco, the AI travel assistant"
      text="Marco will answer travel questions, look for hotels and plan your days. The assistant is not built yet, so there is nobody to write to here."
      picture="/media/artwork/lagoon.dusk-800x600.webp"
    >
      <Button href="/">Go to the home page</Button>
      <Button href="/hotels" variant="quiet">
        Find hotels
      </Button>
    </ComingPage>
  );
}

/** The assistant's remote: a page of its own at /chat, a floating panel everywhere else. */
export function MarcoApp() {
  return (
    <Routes>
      <Route path="/chat/:conversationId?" element={<ChatPage />} />
      <Route path="*" element={<MarcoPanel />} />
    </Routes>
  );
}

import { chatPage, conversationPage } from '@atoll/contracts/pages/chat.page';
import { planPage } from '@atoll/contracts/pages/plan.page';
import { LoadingState } from '@atoll/ui/page-state';
import { Route, Routes } from 'react-router-dom';
import { ChatPage } from './chat-page';
import { SharedPlanPart } from './lazy-parts';
import { MarcoPanel } from './marco-panel';
import { useLeaveAtSignOut } from './use-leave-at-sign-out';

/** The assistant's remote: pages of its own for conversations and shared plans, a floating panel everywhere else. */
export function MarcoApp() {
  useLeaveAtSignOut();
  return (
    <Routes>
      <Route path={chatPage.pattern} element={<ChatPage key="chat" />} />
      <Route path={conversationPage.pattern} element={<ChatPage key="chat" />} />
      <Route
        path={planPage.pattern}
        element={<SharedPlanPart fallback={<LoadingState label="Loading the plan" />} />}
      />
      <Route path="*" element={<MarcoPanel />} />
    </Routes>
  );
}

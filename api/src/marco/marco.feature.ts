import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { DescribeTours } from '../shared/activities/describe-tours';
import type { AccountPart } from '../shared/auth/account';
import type { WatchSession } from '../shared/auth/principal';
import { requireSameOrigin } from '../shared/auth/same-origin';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { Sights } from '../shared/directory/sights';
import type { DescribeHotels } from '../shared/hotels/describe-hotels';
import type { TextWriter } from '../shared/language/text-writer';
import { sharedLimit } from '../shared/limits/rate-limit';
import type { ExchangeRates } from '../shared/money/exchange-rates';
import type { FindPlaces } from '../shared/places/find-places';
import type { TravelProviders } from '../shared/travel/amadeus/amadeus.provider';
import { createAnswer } from './answers/answer';
import type { AskedMessage } from './answers/answer-context';
import { createAnswersRepository } from './answers/answers.repository';
import { createAnswersService } from './answers/answers.service';
import { messagesRoutes } from './answers/messages.routes';
import { createTokenBudget } from './answers/token-budget';
import { createConversationsRepository } from './conversations/conversations.repository';
import { conversationsRoutes } from './conversations/conversations.routes';
import { isSampleModel, type MarcoConfig } from './marco.config';
import type { LanguageModel } from './model/language-model';
import { createOpenaiModel } from './model/openai.provider';
import { createTextWriter } from './model/text-writer';
import { createMakePlan } from './plans/make-plan';
import type { CheckedPlan } from './plans/plan-draft';
import { createPlansRepository } from './plans/plans.repository';
import { plansRoutes } from './plans/plans.routes';
import type { WatchVendor } from '../shared/observability/vendor-watch';
import type { Metrics } from '../shared/observability/metrics';
import { createFindSaved } from './plans/saved-stops';
import { createChatActivities } from './travel/chat-activities';
import { createChatHotels } from './travel/chat-hotels';
import { panelRoutes } from './travel/panel.routes';
import { createSecondReader } from './understanding/second-reader/second-reader';
import { createUnderstand } from './understanding/understand';
import { accountOwner, type Owner } from './visitors/owner';
import { createVisitors } from './visitors/visitors';
import { guardWebSearch, REAL_CLOCK } from './web-search/guarded-web-search';
import { readablePages } from './web-search/readable-pages';
import { searchRoutes } from './web-search/search.routes';
import { createTavilySearch } from './web-search/tavily.provider';
import { WebSearchUnavailable, type WebSearch } from './web-search/web-search';

export interface MarcoFeatureDeps {
  readonly config: MarcoConfig & Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly travel: Pick<TravelProviders, 'hotels' | 'activities'>;
  readonly findPlaces: FindPlaces;
  readonly sights: Pick<Sights, 'near' | 'all'>;
  readonly describeHotels: DescribeHotels;
  readonly describeTours: DescribeTours;
  readonly rates: ExchangeRates;
  readonly watchSession: WatchSession;
  readonly metrics: Metrics;
  readonly watchVendor: WatchVendor;
  /** Instead of the configured one. */
  readonly model?: LanguageModel;
}

const MODEL_TIMEOUT_MS = 20_000;
const SEARCH_TIMEOUT_MS = 5_000;
const LIMIT_WINDOW_SECONDS = 600;
/** Cookies are free: an address may have some visitors, not any number. */
const VISITORS_PER_ADDRESS = 5;

function modelOf(
  { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL }: MarcoConfig,
  watchVendor: WatchVendor,
): LanguageModel {
  return createOpenaiModel({
    baseUrl: OPENAI_BASE_URL,
    // The vendor's client refuses to be made without one; without a key Marco is off and nobody is asked.
    apiKey: OPENAI_API_KEY || 'none',
    model: OPENAI_MODEL,
    timeoutMs: MODEL_TIMEOUT_MS,
    watch: watchVendor('openai'),
  });
}

function searchOf({ TAVILY_BASE_URL, TAVILY_API_KEY }: MarcoConfig, watchVendor: WatchVendor): WebSearch {
  if (TAVILY_API_KEY === '') {
    return { search: () => Promise.reject(new WebSearchUnavailable('No web search is configured')) };
  }
  const vendor = createTavilySearch({
    baseUrl: TAVILY_BASE_URL,
    apiKey: TAVILY_API_KEY,
    timeoutMs: SEARCH_TIMEOUT_MS,
    watch: watchVendor('tavily'),
  });
  return readablePages(guardWebSearch(vendor));
}

function limitsOf({ config, database }: MarcoFeatureDeps) {
  const limit = (name: string, most: number) =>
    sharedLimit(database, {
      name,
      most,
      windowSeconds: LIMIT_WINDOW_SECONDS,
      complaint: 'Marco was asked too much',
    });
  const most = config.MARCO_MESSAGES_MAX;
  return {
    ownerLimit: limit('marco-owner', most),
    addressLimit: limit('marco-address', most * VISITORS_PER_ADDRESS),
    searchLimit: limit('marco-search', most),
  };
}

/** The assistant: messages and their answers, conversations, plans, and the web search. */
export function marcoFeature(deps: MarcoFeatureDeps): {
  readonly plugin: FastifyPluginAsync;
  readonly accountPart: AccountPart;
  /** The same model, for other features. */
  readonly writer: TextWriter;
} {
  const { config, log, database, travel, findPlaces } = deps;
  const publicUrl = config.PUBLIC_URL;
  const isOn = config.MARCO === 'on';
  const conversations = createConversationsRepository(database);
  const plans = createPlansRepository(database);
  const answersRepository = createAnswersRepository(database);
  const budget = createTokenBudget(database, {
    tokensPerDay: config.MARCO_TOKENS_PER_DAY,
    clientShare: config.MARCO_TOKENS_SHARE,
  });
  const adopt = async (from: Owner, to: Owner) => {
    await conversations.adopt(from, to);
    await plans.adopt(from, to);
  };
  const visitors = createVisitors({ database, publicUrl, adopt });
  const model = deps.model ?? modelOf(config, deps.watchVendor);
  const webSearch = searchOf(config, deps.watchVendor);
  const findActivities = createChatActivities({
    provider: travel.activities,
    describe: deps.describeTours,
    rates: deps.rates,
  });
  const findHotels = createChatHotels({
    provider: travel.hotels,
    describe: deps.describeHotels,
    rates: deps.rates,
    sleep: REAL_CLOCK.sleep,
  });
  const onProblem = (error: unknown) => log.warn({ err: error }, 'Marco went on without a provider');
  const countClaimsLeftOut = deps.metrics.counter({
    name: 'atoll_marco_claims_left_out_total',
    help: 'Claims of the model that were not true by the data',
    labels: {},
  });
  const answer = (asked: AskedMessage & { readonly conversationId: string }) => {
    // Who asked may have signed in meanwhile; a conversation that is gone needs no plan.
    const keep = async (plan: CheckedPlan) => {
      const owner = await conversations.ownerOf(asked.conversationId);
      return owner && plans.create(owner, plan);
    };
    return createAnswer({
      model,
      findPlaces,
      findHotels,
      findActivities,
      sightsNear: deps.sights.near,
      allSights: deps.sights.all,
      webSearch,
      makePlan: createMakePlan({ model, findActivities, sightsNear: deps.sights.near, keep }),
      onClaimsLeftOut: (count) => countClaimsLeftOut({}, count),
      onProblem,
    })(asked);
  };
  const answers = createAnswersService({
    isOn,
    understand: createUnderstand(
      findPlaces,
      isOn ? createSecondReader({ model, budget, onProblem }) : async () => null,
    ),
    answer,
    answers: answersRepository,
    conversations,
    budget,
    log,
  });
  const limits = limitsOf(deps);
  const isFromOurPage = requireSameOrigin(publicUrl);
  const findSaved = createFindSaved({ ...deps, ...travel });
  return {
    writer: createTextWriter({ isOn, isStandIn: isSampleModel(config), model, budget }),
    plugin: async (app) => {
      await app.register(
        messagesRoutes({ answers, visitors, isFromOurPage, watchSession: deps.watchSession, ...limits }),
      );
      await app.register(
        conversationsRoutes({ conversations, visitors, findPlans: plans.findAll, isFromOurPage }),
      );
      await app.register(plansRoutes({ plans, visitors, isFromOurPage, publicUrl, findSaved }));
      await app.register(panelRoutes({ isOn, budget, findPlaces, findActivities }));
      await app.register(searchRoutes({ webSearch, limit: limits.searchLimit, isFromOurPage }));
    },
    accountPart: {
      name: 'marco',
      onDeleted: async (userId) => {
        const owner = accountOwner(userId);
        await Promise.all([conversations, plans, answersRepository].map((part) => part.removeAll(owner)));
      },
      dataOf: async (userId) => {
        const owner = accountOwner(userId);
        return { conversations: await conversations.findAll(owner), plans: await plans.listAll(owner) };
      },
    },
  };
}

/** What of a service worker's world this one uses: TypeScript cannot know it beside a window's. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type Fetching = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Client = { url: string; postMessage: (text: string) => void };

type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'sync', listener: (event: Extendable & { tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<Client[]>;
  };
};

export const scope = globalThis as unknown as Scope;

import { defineConfig, devices } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tests/support/find-chromium';
import './tests/support/ignore-env-files';
import { HOST_PORT, MAIL_DIR } from './tests/support/host';
import { EXPECT_MS, TEST_MS } from './tests/support/patience';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  // Failures come last, where a long log is read.
  reporter: [['dot']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://127.0.0.1:${HOST_PORT}`,
    locale: 'fr-FR',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'mkdir -p test-results && npm run -s serve 2> test-results/host.log',
    url: `http://127.0.0.1:${HOST_PORT}/healthz`,
    env: { PORT: String(HOST_PORT), MAIL_DIR, MAILER_RATE_LIMIT: '0' },
    timeout: TEST_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: EXPECT_MS },
  },
});

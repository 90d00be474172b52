import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run screenshots`: pictures of every screen, for people to look at. */
export default defineConfig(config, { testDir: 'screenshots', reporter: 'line', retries: 1 });

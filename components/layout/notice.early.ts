import { start } from '@/components/early/start';
import { showNotice } from './show-notice';

start({ notice: showNotice });

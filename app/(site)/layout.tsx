export { SiteFrame as default } from '../site-frame';

export { SiteFrame as default } from '../frame/site-frame';

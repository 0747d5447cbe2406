import { installMissing } from './install-missing';

installMissing({
  nginx: ['nginx-light'],
  caddy: ['caddy'],
  apache2: ['apache2'],
  sshd: ['openssh-server'],
  rsync: ['rsync'],
});

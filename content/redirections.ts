/**
 * Les adresses qui ont changé, en minuscules, chacune avec la page ou l’article où elle mène : d’un article parti ou dont
 * l’id a changé, d’un site d’avant, ou une courte, à dire à voix haute. Chaque hébergeur y conduit les visiteurs :
 *
 *     '/blog/ancien-article': '/blog',
 */
export const redirections: Readonly<Record<string, string>> = {};

export const OWN_LINKS = ['account', 'links']

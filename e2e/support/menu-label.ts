import { navigation } from '../../lib/content/frame.ts'

/** The words of the header entry that opens a menu. */
export const menuLabel = (menu: 'services' | 'catalog') =>
  navigation().links.find((link) => link.menu === menu)?.label ?? ''

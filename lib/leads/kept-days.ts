/** How many days a device keeps what was typed into a form, and the products that were chosen. */
export const keptDays = 7

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListAllCharactersParams = {
/**
 * Also the ones that come with the product
 */
include_system?: boolean;
};

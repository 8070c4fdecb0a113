// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param agency the field agency
 * @param industry the field industry
 * @param amountBand Band of the estimated price
 * @param winner the field winner
 * @param bsnsDiv Business category
 * @param region Region the notice is limited to; {@code 전국} = no limit
 * @param month Month in Seoul
 */
public record StatisticsGroup(
        CodeAndName agency,
        CodeAndName industry,
        PriceReferenceAmountBand amountBand,
        Firm winner,
        BidBsnsDiv bsnsDiv,
        String region,
        String month) {}

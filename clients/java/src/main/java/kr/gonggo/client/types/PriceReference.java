// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Past rates of the same category and amount band, of the same agency if it has enough awards
 *
 * @param scope Which awards of the category, amount band and currency are covered: {@code agency} = those of the same
 * agency, {@code region} = those limited to a province the notice is limited to, {@code band} = all. The first of these
 * with at least 5 rates; {@code band} if none has
 * @param regions Provinces that the notice is limited to; empty = no limit, or an unreadable one
 * @param basis The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)
 * @param n Awards behind the rates
 * @param currency ISO 4217
 * @param agency the field agency
 * @param bsnsDiv Business category
 * @param amountBand Band of the estimated price
 * @param from First day
 * @param to Last second of the last day
 * @param rates the field rates
 * @param assessment the field assessment
 * @param noSkill The average of the same number of random draws, as a baseline without any pattern
 * @param awards The awards behind the rates, latest first
 * @param asOf the field asOf
 * @param excluded the field excluded
 * @param suppressed A distribution is withheld because it has fewer than 5 awards
 */
public record PriceReference(
        PriceReferenceScope scope,
        List<String> regions,
        WinnersBasis basis,
        long n,
        String currency,
        CodeAndName agency,
        BidBsnsDiv bsnsDiv,
        PriceReferenceAmountBand amountBand,
        Timestamp from,
        Timestamp to,
        PriceReferenceRates rates,
        Rates assessment,
        PriceReferenceNoSkill noSkill,
        List<ReferenceAward> awards,
        AsOf asOf,
        Excluded excluded,
        Boolean suppressed) {}

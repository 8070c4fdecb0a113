// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The average of the same number of random draws, as a baseline without any pattern
 *
 * @param spread Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3
 * @param sd Standard deviation of the planned price in % of the base amount, caused by the draw alone
 * @param histogram Non-empty bins of 0.1 percentage points, ascending; {@code null} = withheld
 */
public record PriceReferenceNoSkill(
        Double spread,
        Double sd,
        List<Bin> histogram) {}

// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What the same number of random draws would show on average, without any pattern to bid by
 *
 * @param spread Range of the reserve prices around the base amount in ± %, as far as these openings show: 2 or 3
 * @param sd Standard deviation of the planned price in % of the base amount, caused by the draw alone
 * @param histogram Bins of 0.1 percentage points with any values, ascending; {@code null} = withheld
 */
public record PriceReferenceNoSkill(
        Double spread,
        Double sd,
        List<Bin> histogram) {}

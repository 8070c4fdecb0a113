// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param median Median
 * @param p25 First quartile
 * @param p75 Third quartile
 * @param histogram Non-empty bins of 0.1 percentage points, ascending; {@code null} = withheld
 */
public record PriceReferenceRates(
        Double median,
        Double p25,
        Double p75,
        List<Bin> histogram) {}

// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Distribution of rates in %; withheld if there are fewer than 5 awards
 *
 * @param n Awards that have such a rate
 * @param median Median
 * @param p25 First quartile
 * @param p75 Third quartile
 * @param mean Mean
 * @param histogram Non-empty bins of 0.1 percentage points, ascending; {@code null} = withheld
 */
public record Rates(
        long n,
        Double median,
        Double p25,
        Double p75,
        Double mean,
        List<Bin> histogram) {}

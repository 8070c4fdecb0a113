// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * One of the prices from which the planned price is drawn, usually 15 (복수예비가격).
 *
 * @param number Number of the reserve price, from 1
 * @param price Reserve price
 * @param drawn It was drawn: the planned price is the mean of the drawn ones
 * @param draws How many times bidders chose it; {@code null} where the source does not give it
 */
public record ReservePrice(
        int number,
        long price,
        boolean drawn,
        Integer draws) {}

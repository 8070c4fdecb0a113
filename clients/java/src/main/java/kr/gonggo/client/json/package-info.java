/** How values are read from JSON and written as it. */
package kr.gonggo.client.json;

/** The client, its groups of methods, and what goes wrong. */
package kr.gonggo.client;
